//! Writes the rows of the bench with rust_xlsxwriter in constant memory, then says what it took, as its peers do.
use rust_xlsxwriter::{Workbook, XlsxError};
use std::{env, fs, time::Instant};

const STATUSES: [&str; 4] = ["in-progress", "completed", "cancelled", "paused"];

fn main() -> Result<(), XlsxError> {
    let arguments: Vec<String> = env::args().collect();
    let (path, rows) = (&arguments[1], arguments[2].parse::<u32>().expect("a number of rows"));
    let started = Instant::now();
    let mut workbook = Workbook::new();
    let sheet = workbook.add_worksheet_with_constant_memory()?;
    for column in 0..10 {
        sheet.write_string(0, column, format!("Column {column}"))?;
    }
    for index in 0..rows {
        let row = index + 1;
        sheet.write_string(row, 0, format!("B-{index}"))?;
        sheet.write_string(row, 1, format!("Project number {index} of the bench"))?;
        sheet.write_string(
            row,
            2,
            format!("Some words about what is to be done in project {index}, as people write them."),
        )?;
        sheet.write_string(row, 3, STATUSES[(index % 4) as usize])?;
        sheet.write_number(row, 4, f64::from(index % 101))?;
        sheet.write_number(row, 5, f64::from(index) * 100.0)?;
        sheet.write_string(row, 6, format!("legacy-{index}"))?;
        sheet.write_boolean(row, 7, false)?;
    }
    workbook.save(path)?;
    let seconds = started.elapsed().as_secs_f64();
    println!("{{\"seconds\": {seconds}, \"peak\": {}, \"cpu\": {}}}", peak(), cpu());
    Ok(())
}

/// The most memory that was resident, in MB (proc(5)).
fn peak() -> u64 {
    let status = fs::read_to_string("/proc/self/status").expect("the status of this process");
    let line = status.lines().find(|line| line.starts_with("VmHWM")).expect("its peak");
    line.split_whitespace().nth(1).and_then(|value| value.parse::<u64>().ok()).expect("a number") / 1024
}

/// Seconds of CPU, at 100 ticks a second (proc(5)).
fn cpu() -> f64 {
    let stat = fs::read_to_string("/proc/self/stat").expect("the times of this process");
    let fields: Vec<&str> = stat.rsplit(')').next().expect("its fields").split_whitespace().collect();
    (fields[11].parse::<f64>().expect("user") + fields[12].parse::<f64>().expect("system")) / 100.0
}
